// For a browser in which the page's script does not run: the page is loaded anew, as without script, and forms work.
(function () {
  "use strict";
  var typed = false;
  document.addEventListener("input", function () { typed = true; });
  function again() {
    if (!document.documentElement.hasAttribute("data-runs") && !typed && document.body.hasAttribute("data-stream")) location.reload();
  }
  setInterval(again, 10000);
})();
