import { hasUnsavedText, watchTyping } from './unsaved-text'
import { versionWatch } from './version-watch'

interface VersionSource {
  /** The version that made this page; '' while developing, when nothing is watched. */
  version: string
  basePath: string
}

/** Milliseconds between two questions, however often the reader comes back or moves. */
const patience = 30_000
/** Where a tab notes which version it has reloaded for: more than once would be a circle. */
const noteKey = 'reloaded_for'
/** What a reload would take away from under somebody's hands. */
const openWindows = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'

/** The version that this page waits to become; null while it is the latest. */
let newer: string | null = null

/**
 * Reloads the page when the server has another version of the app: at once where nothing is lost,
 * else as soon as no field holds unsaved text and no dialog is open. It asks when the reader comes
 * back to the tab, moves to another page, or when a page's code does not come.
 */
export function watchVersion({ version, basePath }: VersionSource): void {
  if (version === '') return
  let asked = Date.now()
  function ask(isUrgent = false) {
    if (!isUrgent && Date.now() - asked < patience) return reloadIfOutdated()
    asked = Date.now()
    latestVersion(basePath).then((latest) => {
      newer = latest === version || latest === noted() ? null : latest
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
  note(newer)
  window.location.assign(address)
  return true
}

function reloadIfOutdated(): void {
  if (newer === null || hasUnsavedText() || document.querySelector(openWindows)) return
  note(newer)
  newer = null
  window.location.reload()
}

async function latestVersion(basePath: string): Promise<string | null> {
  const response = await fetch(`${basePath}/version.json`)
  const { version } = await response.json()
  return typeof version === 'string' ? version : null
}

/** Behind a balancer some processes may still be old: a tab reloads once for each version. */
function noted(): string | null {
  try {
    return sessionStorage.getItem(noteKey)
  } catch {
    return null
  }
}

function note(version: string): void {
  try {
    sessionStorage.setItem(noteKey, version)
  } catch {
    // A tab that may note nothing asks no sooner than after `patience`.
  }
}
