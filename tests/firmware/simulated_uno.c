/* An ATmega328P that runs a program in real time: its serial port is this program's input and output.

   What people do comes through the pipe `doings` ("down 2", "up 2": an Arduino's pins; "hang"), what they see goes into
   the pipe `seen`: "lit" and each picture as hexadecimal red, green, blue, and after it "wave" with the shortest
   and longest pulse of the strip's line in nanoseconds: high for a 0, high for a 1, low within a byte, low between
   two. "lamp 10 1" says that a lamp in a button is lit now, by its pin (14 is A0). "lost" counts bytes that came
   before the processor had read the two before them, "bitten" says that its watchdog has restarted it. */

#include <fcntl.h>
#include <poll.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_time.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { HZ = 16000000, BYTE = HZ / 11520, LATCH = HZ / 20000, MOST = 300 * 3, STRIP = 6 };

static avr_t *avr;
static int doings;
static int hangs, bitten;
static unsigned unread; /* bytes that wait in the serial port's two places */
static FILE *seen;

static struct {
  avr_cycle_count_t rose, fell;
  unsigned bits;
  unsigned char lamps[MOST];
  struct { unsigned least, most; } zero, one, low, gap;
} line;

static unsigned nanoseconds(avr_cycle_count_t cycles) { return cycles * 1000 / (HZ / 1000000); }

static void widen(void *span, avr_cycle_count_t cycles) {
  unsigned *least = span, *most = least + 1, lasts = nanoseconds(cycles);
  if (!*least || lasts < *least) *least = lasts;
  if (lasts > *most) *most = lasts;
}

static void show(void) {
  if (!line.bits) return;
  fprintf(seen, "lit ");
  for (unsigned lamp = 0; lamp + 2 < line.bits / 8; lamp += 3)
    fprintf(seen, "%02x%02x%02x", line.lamps[lamp + 1], line.lamps[lamp], line.lamps[lamp + 2]);
  fprintf(seen, "\nwave %u %u %u %u %u %u %u %u\n", line.zero.least, line.zero.most, line.one.least,
          line.one.most, line.low.least, line.low.most, line.gap.least, line.gap.most);
  fflush(seen);
  memset(&line, 0, sizeof line);
}

static void on_edge(struct avr_irq_t *irq, uint32_t level, void *unused) {
  (void)irq, (void)unused;
  if (level) {
    if (line.bits && avr->cycle - line.fell < LATCH)
      widen(line.bits % 8 ? &line.low : &line.gap, avr->cycle - line.fell);
    line.rose = avr->cycle;
  } else if (line.rose) {
    avr_cycle_count_t high = avr->cycle - line.rose;
    int one = nanoseconds(high) > 500;
    widen(one ? &line.one : &line.zero, high);
    if (line.bits / 8 < MOST) line.lamps[line.bits / 8] |= one << (7 - line.bits % 8);
    line.bits++;
    line.fell = avr->cycle;
  }
}

static void on_lamp(struct avr_irq_t *irq, uint32_t level, void *pin) {
  (void)irq;
  fprintf(seen, "lamp %d %u\n", (int)(intptr_t)pin, level);
  fflush(seen);
}

static avr_cycle_count_t latch(avr_t *unused, avr_cycle_count_t when, void *param) {
  (void)unused, (void)param;
  if (line.bits && when - line.fell > LATCH) show();
  return when + LATCH;
}

static void on_said(struct avr_irq_t *irq, uint32_t byte, void *unused) {
  (void)irq, (void)unused;
  unsigned char said = byte;
  if (write(1, &said, 1) != 1) exit(0);
}

static int arrives(int file) {
  struct pollfd polled = {file, POLLIN, 0};
  return poll(&polled, 1, 0) == 1 && polled.revents & POLLIN;
}

/* One byte after the other, as fast as 115200 bits a second bring them. */
static avr_cycle_count_t hear(avr_t *unused, avr_cycle_count_t when, void *param) {
  (void)unused, (void)param;
  unsigned char byte;
  if (arrives(0)) {
    if (read(0, &byte, 1) != 1) exit(0);
    if (unread < 2) {
      unread++;
      avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT), byte);
    } else {
      fprintf(seen, "lost\n");
    }
  }
  return when + BYTE;
}

/* The simulator pulls a pin up again whenever its port is written, unless it is told what holds it. */
static void set_pin(int pin, int level) {
  static avr_ioport_external_t held[2] = {{.name = 'D'}, {.name = 'B'}};
  avr_ioport_external_t *port = &held[pin / 8];
  unsigned bit = 1 << pin % 8;
  port->mask |= bit;
  port->value = level ? port->value | bit : port->value & ~bit;
  avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port->name), port);
  avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port->name), pin % 8), level);
}

/* The program jumps to where every program of avr-libc ends, and stays there with its interrupts off. */
static void hang(void) {
  avr->pc = 0;
  while (avr->flash[avr->pc] != 0xff || avr->flash[avr->pc + 1] != 0xcf) avr->pc += 2;
  avr->sreg[S_I] = 0;
  avr->state = cpu_Running; /* it may have slept */
  hangs = 0;
}

static void look(void) {
  static char line_of[32];
  static unsigned size;
  while (arrives(doings) && read(doings, line_of + size, 1) == 1) {
    if (line_of[size] != '\n') {
      size = (size + 1) % (sizeof line_of - 1);
      continue;
    }
    line_of[size] = 0;
    size = 0;
    if (!strcmp(line_of, "hang")) hangs = 1;
    if (!strncmp(line_of, "down ", 5)) set_pin(atoi(line_of + 5), 0);
    if (!strncmp(line_of, "up ", 3)) set_pin(atoi(line_of + 3), 1);
  }
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

/* Every millisecond of the processor: waits for the world's clock, and looks what people do. */
static avr_cycle_count_t keep_time(avr_t *unused, avr_cycle_count_t when, void *param) {
  (void)unused, (void)param;
  static double begun;
  double ahead = begun + (double)when / HZ - seconds();
  if (!begun || ahead < -0.05) begun = seconds() - (double)when / HZ;
  if (ahead > 0 && ahead < 1) usleep(ahead * 1e6);
  look();
  return when + HZ / 1000;
}

static void do_not_sleep(avr_t *unused, avr_cycle_count_t cycles) { (void)unused, (void)cycles; }

static void (*reset_of_its_own)(avr_t *);

static void on_reset(avr_t *processor) {
  if (reset_of_its_own) reset_of_its_own(processor);
  bitten = 1;
}

/* All that the world does to the processor; a reset forgets it. */
static void attach(void) {
  memset(&line, 0, sizeof line);
  unread = bitten = 0;
  for (int pin = 2; pin < 10; pin++)
    if (pin != STRIP) set_pin(pin, 1);
  avr_cycle_timer_register(avr, BYTE, hear, 0);
  avr_cycle_timer_register(avr, HZ / 1000, keep_time, 0);
  avr_cycle_timer_register(avr, LATCH, latch, 0);
}

int main(int count, char **words) {
  elf_firmware_t program = {0};
  char path[4096];
  if (count != 3 || elf_read_firmware(words[1], &program)) return 2;
  snprintf(path, sizeof path, "%s/doings", words[2]);
  doings = open(path, O_RDWR);
  snprintf(path, sizeof path, "%s/seen", words[2]);
  seen = fopen(path, "w");
  avr = avr_make_mcu_by_name("atmega328p");
  avr_init(avr);
  avr->log = LOG_ERROR;
  avr->frequency = program.frequency = HZ;
  avr->sleep = do_not_sleep;
  avr_load_firmware(avr, &program);
  uint32_t flags = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_said, 0);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), STRIP), on_edge, 0);
  for (int pin = 10; pin < 18; pin++) {
    char port = pin < 14 ? 'B' : 'C';
    avr_irq_t *lamp = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), pin < 14 ? pin - 8 : pin - 14);
    if (pin != 13) avr_irq_register_notify(lamp, on_lamp, (void *)(intptr_t)pin);
  }
  reset_of_its_own = avr->reset;
  avr->reset = on_reset;
  attach();
  int state;
  do {
    state = avr_run(avr);
    if (hangs) hang();
    if (bitten) {
      fprintf(seen, "bitten\n");
      attach();
    }
    if (!(avr->data[0xC0] & 0x80)) unread = 0; /* its flag "receive complete" */
  } while (state != cpu_Done && state != cpu_Crashed);
  fprintf(seen, "crashed\n");
  return 1;
}
