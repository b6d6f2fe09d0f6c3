/** The time shown in screenshots; the clock runs on from there. */
const then = Date.parse('2026-11-20T10:00:00+05:30')

/** Sets the clock of the page. Call it before any story is loaded. */
export function setClock(): void {
  const RealDate = Date
  const offset = then - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, proxy) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + offset] : args, proxy),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + offset : Reflect.get(target, name, receiver),
  })
}

let isHeld = false

/** Stops and resumes the page's timers, so that nothing changes during a screenshot. */
export function pauseTimers(isPaused: boolean): void {
  isHeld = isPaused
}

/**
 * Puts every timer of the page under the control of `pauseTimers`. Call it before any story is
 * loaded.
 */
export function interceptTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real: (run: () => void, milliseconds?: number) => number = window[name].bind(window)
    const watched = (run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      real(() => {
        if (!isHeld && typeof run === 'function') run(...rest)
      }, milliseconds)
    Object.assign(window, { [name]: watched })
  }
}

/** Hides what moves, blinks or comes from other sites. */
const hidingStyles = `
  *, ::before, ::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  video, iframe, .leaflet-tile { visibility: hidden !important }
  ::-webkit-scrollbar { display: none }
  html[data-window] { height: 100vh; overflow: hidden }
  /* Photos on whole pages are hidden: they are seed data, and most of the bytes. */
  html[data-flow] img { visibility: hidden !important }
`

/** Stops all animations. */
export function stopAnimations(): void {
  if (document.getElementById('hidingStyles') !== null) return
  const style = document.createElement('style')
  style.id = 'hidingStyles'
  style.textContent = hidingStyles
  document.head.append(style)
}

/** Waits until fonts are loaded, images decoded and the page drawn. */
export async function settled(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter(({ src }) => src !== '')
  // A lazy image would never load without scrolling.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
