/** When the images are taken, whatever the clock says; time goes on from there. */
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

/** Lets no timer of the page go off from now on, or again: nothing turns or goes away meanwhile. */
export function holdTimers(isHolding: boolean): void {
  isHeld = isHolding
}

/** Puts every timer of the page under `holdTimers`. Call it before any story is loaded. */
export function watchTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real: (run: () => void, milliseconds?: number) => number = window[name].bind(window)
    const watched = (run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      real(() => {
        if (!isHeld && typeof run === 'function') run(...rest)
      }, milliseconds)
    Object.assign(window, { [name]: watched })
  }
}

/** What moves, blinks or comes from elsewhere is left out of images. */
const stillness = `
  *, ::before, ::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  video, iframe, .leaflet-tile { visibility: hidden !important }
  ::-webkit-scrollbar { display: none }
  html[data-window] { height: 100vh; overflow: hidden }
  /* Of whole pages photographs are left out: they are the samples', and weigh most. */
  html[data-flow] img { visibility: hidden !important }
`

/** Stops everything that moves. */
export function standStill(): void {
  if (document.getElementById('stillness') !== null) return
  const style = document.createElement('style')
  style.id = 'stillness'
  style.textContent = stillness
  document.head.append(style)
}

/** Waits until type has come, images are decoded and the page is drawn. */
export async function settled(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter(({ src }) => src !== '')
  // One that waits until it is scrolled to would be waited for without end.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
