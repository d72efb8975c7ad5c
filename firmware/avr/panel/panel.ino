// The panel on an Arduino Uno or Nano (ATmega328P, 16 MHz): strip, buttons, and the frames of firmware/wire.py.
//
// Wiring: the strip's data on pin 6; buttons between ground and pins 2, 3, 4, 5, 7, 8, 9 in the order go on,
// undo, seats 1 to 5; the lamps in them, in the same order, on pins 10, 11, 12, A0, A1, A2, A3, each through 330
// ohms to ground. The sketch uses nothing of Arduino's library: it is the same program with the Arduino
// IDE and with avr-gcc alone.

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <stdint.h>
#include <string.h>
#include <util/crc16.h>

// How many lamps the strip has; 80 at most.
#ifndef LAMPS
#define LAMPS 60
#endif

static const uint8_t BUTTONS = 7;
static const uint8_t VERSION = 2;
static const char NAME[] = "uno";

// The frames, as in wire.py.
enum { HELLO = 0x48, PICTURE = 0x50, LIGHT = 0x42, HERE = 0x68, TAKEN = 0x61, BUTTON = 0x62, ALIVE = 0x73 };
static const uint8_t LONGEST = 243, OVERHEAD = 4;

// Milliseconds, as in glow.py, debounce.py and main.py.
static const uint16_t BUSY = 500, WAITING = 3000, MOVING = 1000, BREATH = 3000, STRIDE = 120;
static const uint16_t PRESS = 5, RELEASE = 20, FRESH = 1000, LIT = 20, TOLD = 1000;
static const uint8_t EBB = 115;

static const uint8_t STRIP_BIT = 6;  // of port D
static const uint8_t PULL_UPS_B = 0x03;  // buttons on pins 8 and 9
static const uint16_t TICKS_IN_A_MILLISECOND = 250;
static const uint16_t SIZE = 3 * LAMPS;

// What came and was not yet read: written by the interrupt, and between two lamps while those are off.
static uint8_t ring[256];
static volatile uint8_t ring_end;
static uint8_t ring_begin;

static inline void keep_what_came() {
  ring[ring_end] = UDR0;
  ring_end++;
}

ISR(USART_RX_vect) { keep_what_came(); }

EMPTY_INTERRUPT(TIMER0_COMPA_vect)  // wakes the processor once a millisecond

// ---- Time ------------------------------------------------------------------------------------------------

static uint32_t now;  // milliseconds since the beginning

static void tell_the_time() {
  static uint16_t before;
  uint16_t passed = TCNT1 - before;  // the counter runs on while interrupts are off
  uint16_t milliseconds = passed / TICKS_IN_A_MILLISECOND;
  before += milliseconds * TICKS_IN_A_MILLISECOND;
  now += milliseconds;
}

// ---- What is said ----------------------------------------------------------------------------------------

static uint8_t session, number;
static uint16_t down, pictures, dropped;

static void put(uint8_t byte) {
  while (!(UCSR0A & _BV(UDRE0))) {
  }
  UDR0 = byte;
}

static uint16_t crc_of(const uint8_t *data, uint8_t size) {
  uint16_t crc = 0;
  while (size--) crc = _crc_xmodem_update(crc, *data++);
  return crc;
}

// Frames that are said are short: kind, number, and at most 12 bytes of payload.
static void say(uint8_t kind, uint8_t frame, const uint8_t *payload, uint8_t size) {
  uint8_t body[20] = {kind, frame};
  memcpy(body + 2, payload, size);
  size += 2;
  uint16_t crc = crc_of(body, size);
  body[size++] = crc >> 8;
  body[size++] = crc;
  for (uint8_t begin = 0; begin <= size;) {
    uint8_t end = begin;
    while (end < size && body[end]) end++;
    put(end - begin + 1);
    while (begin < end) put(body[begin++]);
    begin = end + 1;
  }
  put(0);
}

static uint8_t next_number() { return ++number; }

static void say_here() {
  uint8_t payload[7 + sizeof NAME - 1] = {
      session, VERSION, LAMPS >> 8, LAMPS & 0xff, BUTTONS, uint8_t(down >> 8), uint8_t(down)};
  memcpy(payload + 7, NAME, sizeof NAME - 1);
  say(HERE, 0, payload, sizeof payload);
}

static void say_taken(uint8_t picture) {
  const uint8_t payload[] = {session, uint8_t(down >> 8), uint8_t(down)};
  say(TAKEN, picture, payload, sizeof payload);
}

static void say_button(uint8_t button) {
  const uint8_t payload[] = {session, button, uint8_t(down >> 8), uint8_t(down)};
  say(BUTTON, next_number(), payload, sizeof payload);
}

static void say_alive() {
  const uint8_t payload[] = {session,           uint8_t(down >> 8), uint8_t(down),
                             uint8_t(pictures >> 8), uint8_t(pictures),  uint8_t(dropped >> 8),
                             uint8_t(dropped)};
  say(ALIVE, next_number(), payload, sizeof payload);
}

// ---- The light -------------------------------------------------------------------------------------------

static uint8_t coming[SIZE], from[SIZE], to[SIZE], shown[SIZE];
static uint32_t heard, taken, moved;
static uint16_t fade;
static bool has_heard;

static void take(uint16_t first, uint8_t hundredths, const uint8_t *lamps, uint8_t size) {
  if (first >= LAMPS || !size) return;
  uint16_t begin = 3 * first;
  uint16_t fits = size < SIZE - begin ? size : SIZE - begin;
  memcpy(coming + begin, lamps, fits);
  if (begin + fits < SIZE) return;
  if (memcmp(to, coming, SIZE)) moved = now;
  memcpy(from, shown, SIZE);
  memcpy(to, coming, SIZE);
  taken = now;
  fade = 10 * uint16_t(hundredths);
  pictures++;
}

// Smooth from 0 over 256 back to 0, as a breath goes.
static uint16_t breath(uint16_t at) {
  uint32_t half = BREATH / 2;
  uint32_t part = 256UL * (at < half ? at : BREATH - at) / half;
  return part * part * (768 - 2 * part) >> 16;
}

static void wander() {
  memset(shown, 0, SIZE);
  uint8_t *lamp = shown + 3 * (now / STRIDE % LAMPS);
  lamp[0] = 28;
  lamp[1] = 14;
  lamp[2] = 3;
}

static void draw() {
  uint32_t silent = now - taken;
  if (!has_heard || now - heard >= WAITING) {
    wander();
  } else if (silent < fade) {
    int16_t part = 256UL * silent / fade;
    for (uint16_t place = 0; place < SIZE; place++) {
      int16_t old = from[place];
      shown[place] = old + ((int32_t(to[place] - old) * part) >> 8);
    }
  } else if (silent <= BUSY || taken - moved > MOVING) {
    memcpy(shown, to, SIZE);
  } else {
    uint16_t level = 256 - (EBB * breath((silent - BUSY) % BREATH) >> 8);
    for (uint16_t place = 0; place < SIZE; place++) shown[place] = uint32_t(to[place]) * level >> 8;
  }
}

// One byte to the strip, its highest bit first. At 16 MHz a cycle lasts 62.5 ns: the line is high for 5 cycles
// (313 ns) for a 0 and 11 (688 ns) for a 1, and low for 15 (938 ns) and 8 (500 ns) after it, which all of
// WS2812, WS2812B and SK6812 take. An sbi or cbi is two cycles long, and the line changes at its end.
static inline void send(uint8_t byte) {
  uint8_t bits = 8;
  asm volatile(
      "1: sbi %[port], %[bit]  \n"
      "   nop                  \n"
      "   nop                  \n"
      "   sbrs %[byte], 7      \n"
      "   cbi %[port], %[bit]  \n"
      "   lsl %[byte]          \n"
      "   nop                  \n"
      "   nop                  \n"
      "   nop                  \n"
      "   nop                  \n"
      "   cbi %[port], %[bit]  \n"
      "   nop                  \n"
      "   nop                  \n"
      "   nop                  \n"
      "   dec %[bits]          \n"
      "   brne 1b              \n"
      : [byte] "+r"(byte), [bits] "+r"(bits)
      : [port] "I"(_SFR_IO_ADDR(PORTD)), [bit] "I"(STRIP_BIT));
}

// Interrupts are off, or a 0 would be stretched into a 1; what the companion says meanwhile is picked up between
// two bytes. The line is low for 3 microseconds then, and a strip takes what it has from 50 on.
static void light() {
  cli();
  for (uint8_t lamp = 0; lamp < LAMPS; lamp++) {
    const uint8_t *rgb = shown + 3 * lamp;
    const uint8_t grb[3] = {rgb[1], rgb[0], rgb[2]};
    for (uint8_t byte = 0; byte < 3; byte++) {
      send(grb[byte]);
      if (UCSR0A & _BV(RXC0)) keep_what_came();
    }
  }
  sei();
}

// Lamps 0 to 2 are on port B from bit 2 on, 3 to 6 on port C; without a companion no button does anything.
static uint8_t inviting;

static void light_buttons() {
  uint8_t lit = has_heard && now - heard < WAITING ? inviting : 0;
  PORTB = PULL_UPS_B | (lit & 0x07) << 2;
  PORTC = lit >> 3 & 0x0f;
}

// ---- The buttons -----------------------------------------------------------------------------------------

static uint16_t pins_down() {
  uint8_t d = ~PIND, b = ~PINB;
  return (d >> 2 & 0x0f) | (d >> 3 & 0x10) | uint16_t(b & 0x03) << 5;
}

static void feel() {
  static uint32_t since[BUTTONS];
  static uint16_t differs;
  uint16_t pins = pins_down();
  for (uint8_t button = 0; button < BUTTONS; button++) {
    uint16_t bit = uint16_t(1) << button;
    if (!((pins ^ down) & bit)) {
      differs &= ~bit;
    } else if (!(differs & bit)) {
      differs |= bit;
      since[button] = now;
    } else if (now - since[button] >= (pins & bit ? PRESS : RELEASE)) {
      differs &= ~bit;
      down ^= bit;
      if (has_heard && now - heard < FRESH) say_button(button);
    }
  }
}

// ---- What is heard ---------------------------------------------------------------------------------------

static void answer(uint8_t kind, uint8_t frame, const uint8_t *payload, uint8_t size) {
  heard = now;
  has_heard = true;
  if (kind == HELLO && size >= 2) {
    if (payload[1] != session) number = 0;
    session = payload[1];
    say_here();
  } else if (kind == PICTURE && size >= 3) {
    take(uint16_t(payload[0]) << 8 | payload[1], payload[2], payload + 3, size - 3);
    say_taken(frame);
  } else if (kind == LIGHT && size >= 2) {
    inviting = payload[1];
    say_taken(frame);
  }
}

static void end_of_frame(const uint8_t *body, uint16_t size, bool fits) {
  if (fits && size >= OVERHEAD && !crc_of(body, size)) {
    answer(body[0], body[1], body + 2, size - OVERHEAD);
  } else {
    dropped++;
  }
}

// Bytes come one by one: `left` says how many of the run are still to come, after which there was a zero.
static void hear(uint8_t byte) {
  static uint8_t body[LONGEST + OVERHEAD], left;
  static uint16_t size;
  static bool begun;
  if (!byte) {
    if (begun) end_of_frame(body, size, !left && size <= sizeof body);
    begun = false;
    left = size = 0;
    return;
  }
  if (!left) {
    left = byte - 1;
    if (!begun) {
      begun = true;
      return;
    }
    byte = 0;
  } else {
    left--;
  }
  if (size < sizeof body) body[size] = byte;
  if (size <= sizeof body) size++;
}

// ---- All together ----------------------------------------------------------------------------------------

static void begin() {
  MCUSR = 0;
  wdt_enable(WDTO_2S);
  DDRD = _BV(STRIP_BIT);
  DDRB = 0x1c;  // the lamps of the first three buttons
  DDRC = 0x0f;  // and of the others
  PORTD = 0xbc;  // pull-ups on pins 2, 3, 4, 5 and 7
  PORTB = PULL_UPS_B;
  UCSR0A = _BV(U2X0);
  UBRR0 = 16;  // 115200 bits a second, 2 % too many
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
  TCCR1A = 0;
  TCCR1B = _BV(CS11) | _BV(CS10);  // counts 250 in a millisecond
  TCCR0A = _BV(WGM01);
  TCCR0B = _BV(CS01) | _BV(CS00);
  OCR0A = 249;
  TIMSK0 = _BV(OCIE0A);
  set_sleep_mode(SLEEP_MODE_IDLE);
  down = pins_down();  // what is down now was not pressed
  sei();
}

int main() {
  uint32_t lit = 0, told = 0;
  begin();
  for (;;) {
    wdt_reset();
    tell_the_time();
    while (ring_begin != ring_end) hear(ring[ring_begin++]);
    feel();
    if (now - lit >= LIT) {
      lit = now;
      draw();
      light();
      light_buttons();
    }
    if (now - told >= TOLD && has_heard && now - heard < WAITING) {
      told = now;
      say_alive();
    }
    sleep_mode();
  }
}
