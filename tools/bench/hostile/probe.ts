/**
 * Loaded into the server by `pnpm bench hostile` (`node --import`). It measures how long the event loop
 * was blocked, and reports it to the parent process when asked, for the time since the last report.
 *
 * A delay counts as far as the main thread computed meanwhile: on a busy machine the process also waits
 * for a core, which is not the server's fault.
 */
const interval = 5

let worst = 0
let worstWaiting = 0
let at = performance.now()
let cpu = process.threadCpuUsage()

setInterval(() => {
  const now = performance.now()
  const used = process.threadCpuUsage(cpu)
  const computed = (used.user + used.system) / 1_000
  const delay = now - at - interval
  worst = Math.max(worst, Math.min(delay, computed))
  worstWaiting = Math.max(worstWaiting, delay)
  at = now
  cpu = process.threadCpuUsage()
}, interval).unref()

process.on('message', (message) => {
  if (message !== 'event-loop') return
  process.send?.({ worst, worstWaiting })
  worst = 0
  worstWaiting = 0
})
process.channel?.unref()

export {}
