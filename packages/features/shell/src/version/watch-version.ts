import type { createStore } from 'jotai'
import { appVersionAtom } from './app-version'
import { hasUnsavedText, watchTyping } from './unsaved-text'
import { versionWatch } from './version-watch'

interface VersionSource {
  /** The version that made this page; '' while developing, when nothing is watched. */
  version: string
  basePath: string
  /** Where this browser keeps the app version. */
  store: ReturnType<typeof createStore>
}

/** Milliseconds between two questions, however often the reader comes back or moves. */
const patience = 30_000
/** What a reload would take away from under somebody's hands. */
const openWindows = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'

/** The version that this page waits to become; null while it is the latest. */
let newer: string | null = null
/** Keeps the version of the page that this tab is about to load. */
let keep = (_version: string) => {}

/**
 * Reloads the page when the server has another version of the app: at once where nothing is lost,
 * else as soon as no field holds unsaved text and no dialog is open. It asks when the reader comes
 * back to the tab, moves to another page, or when a page's code does not come.
 */
export function watchVersion({ version, basePath, store }: VersionSource): void {
  if (version === '') return
  keep = (next) => store.set(appVersionAtom, next)
  // Behind a balancer some processes may still be old: what this page was loaded for and is not, it
  // does not reload for again.
  const missed = store.get(appVersionAtom)
  keep(version)
  let asked = Date.now()
  function ask(isUrgent = false) {
    if (!isUrgent && Date.now() - asked < patience) return reloadIfOutdated()
    asked = Date.now()
    latestVersion(basePath).then((latest) => {
      newer = latest === version || latest === missed ? null : latest
      reloadIfOutdated()
    }, withoutConnection)
  }
  versionWatch.onNewPage = ask
  versionWatch.leaveOutdated = leaveOutdated
  watchTyping()
  window.addEventListener('focus', () => ask())
  document.addEventListener('visibilitychange', () => ask())
  // After a field or a dialog has been left.
  document.addEventListener('focusout', () => setTimeout(reloadIfOutdated))
  window.addEventListener('vite:preloadError', () => ask(true))
}

/** The page stays as it is. */
const withoutConnection = () => {}

function leaveOutdated(address: string): boolean {
  if (newer === null) return false
  keep(newer)
  window.location.assign(address)
  return true
}

function reloadIfOutdated(): void {
  if (newer === null || hasUnsavedText() || document.querySelector(openWindows)) return
  keep(newer)
  newer = null
  window.location.reload()
}

async function latestVersion(basePath: string): Promise<string | null> {
  const response = await fetch(`${basePath}/version.json`)
  const { version } = await response.json()
  return typeof version === 'string' ? version : null
}
