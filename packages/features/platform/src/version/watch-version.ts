import type { createStore } from 'jotai'
import { appVersionAtom } from './app-version'
import { hasUnsavedText, watchTyping } from './unsaved-text'
import { versionWatch } from './version-watch'

interface VersionSource {
  /** The version of this page; '' in development, where nothing is watched. */
  version: string
  basePath: string
  /** The store that holds the browser's app version. */
  store: ReturnType<typeof createStore>
}

/** Minimum time between two version checks. */
const checkIntervalMs = 30_000
/** Open overlays that a reload would close. */
const openOverlays = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'

/** The newer version that this page should reload into; null while it is up to date. */
let newer: string | null = null
/** Stores the version that this tab is about to load. */
let saveVersion = (_version: string) => {}

/**
 * Reloads the page when the server runs another version of the app, as soon as no field holds unsaved
 * text and no dialog is open. Checks when the user returns to the tab or navigates, and when a page's
 * code fails to load.
 */
export function watchVersion({ version, basePath, store }: VersionSource): void {
  if (version === '') return
  saveVersion = (next) => store.set(appVersionAtom, next)
  // Behind a load balancer some processes may still run the old version: do not reload again for a
  // version that a reload did not load.
  const missed = store.get(appVersionAtom)
  saveVersion(version)
  let checkedAt = Date.now()
  function check(isUrgent = false) {
    if (!isUrgent && Date.now() - checkedAt < checkIntervalMs) return reloadIfOutdated()
    checkedAt = Date.now()
    latestVersion(basePath).then((latest) => {
      newer = latest === version || latest === missed ? null : latest
      reloadIfOutdated()
    }, ignoreFailure)
  }
  versionWatch.onNewPage = check
  versionWatch.leaveOutdated = leaveOutdated
  watchTyping()
  window.addEventListener('focus', () => check())
  document.addEventListener('visibilitychange', () => check())
  // After a field or a dialog has lost the focus.
  document.addEventListener('focusout', () => setTimeout(reloadIfOutdated))
  window.addEventListener('vite:preloadError', () => check(true))
}

/** Without a connection the page stays as it is. */
const ignoreFailure = () => {}

function leaveOutdated(url: string): boolean {
  if (newer === null) return false
  saveVersion(newer)
  window.location.assign(url)
  return true
}

function reloadIfOutdated(): void {
  if (newer === null || hasUnsavedText() || document.querySelector(openOverlays)) return
  saveVersion(newer)
  newer = null
  window.location.reload()
}

async function latestVersion(basePath: string): Promise<string | null> {
  const response = await fetch(`${basePath}/version.json`)
  const { version } = await response.json()
  return typeof version === 'string' ? version : null
}
