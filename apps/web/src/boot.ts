import { afterFirstPaint } from './after-first-paint'

/*
 * The page reads without its code. So that nothing takes the way of its words and images, the
 * code and the letters of other scripts are asked for when the page has been painted.
 */
const modules = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules
const [entry, ...others] = modules?.split(' ') ?? []

afterFirstPaint(() => {
  document.documentElement.dataset.painted = ''
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  if (entry !== undefined) void import(/* @vite-ignore */ entry)
})
