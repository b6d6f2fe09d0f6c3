import { afterFirstPaint } from './after-first-paint'

/*
 * The page is readable without its code. Code and fonts of other scripts load after the first paint,
 * so that they do not delay text and images.
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
