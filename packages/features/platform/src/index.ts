export {
  type AccountPanel,
  accountPanelAtom,
  askToContinueAtom,
  askToSignInAtom,
  redirectPathAtom,
} from './account-panel/account-panel'
export { apiAtom, apiContext, type LoaderContext } from './api/api-context'
export { useLoaded } from './api/use-loaded'
export { useIsBrowser } from './code/hydration'
export { importWithRetry } from './code/import-with-retry'
export { MissingCodeError } from './code/missing-code'
export { dayMs, hourMs, minuteMs } from './dates/durations'
export { addDays, minutesInIndia, minutesOf, timeOfDay } from './dates/india-time'
export { dayInIndia, todayInIndia } from './dates/today'
export { useFollowed } from './fields/use-followed'
export { type CatalogueMessages, defineMessages, type MessageDescriptor } from './i18n/catalogue'
export { createI18n, type I18n, type PageMessages, type Translate } from './i18n/create-i18n'
export { i18nAtom, i18nContext } from './i18n/i18n-atom'
export { defaultLanguage, type Language } from './i18n/languages'
export { translateLabels } from './i18n/translate-labels'
export { loadMessages, useI18n, useLocale, useMessages } from './i18n/use-messages'
export { accountPaths } from './links/account-paths'
export { applicationPaths } from './links/application-paths'
export { bookingPaths } from './links/booking-paths'
export { idIn } from './links/id-in'
export { pathNearTypedPlace } from './links/path-near'
export { blogFeedPath, newsletterFeedPath, paths, videoFeedPath } from './links/paths'
export { isPlainClick } from './links/plain-click'
export { RouterAnchor } from './links/RouterAnchor'
export { RouteLinks } from './links/route-link-context'
export { schoolListPathAtom } from './links/school-list-path'
export { telNumber } from './links/tel-number'
export { usePathWithBase } from './links/use-path-with-base'
export { definePage } from './page/define-page'
export { type PageFailure, statusOf, unreachable } from './page/page-failure'
export { loadNotFound, pageLoader, pageNumberIn } from './page/page-loading'
export {
  documentDescription,
  documentTitle,
  hasMeta,
  type JsonLd,
  type PageMeta,
  siteName,
} from './page/page-meta'
export { privateMeta } from './page/private-meta'
export { publicUrlAtom } from './page/public-url'
export { type SiteSettings, SiteSettingsContext, useSiteSettings } from './page/site-settings'
export { authFetch } from './session/auth-fetch'
export { privateLoader, sessionUserContext } from './session/private-loader'
export { revokeSession } from './session/revoke-session'
export {
  clearOnSignOut,
  endSessionAtom,
  interruptedUserAtom,
  type Session,
  sessionAtom,
  startSessionAtom,
  updateUserAtom,
} from './session/session-atoms'
export {
  institutionsVersionAtom,
  mergeSessionUserAtom,
  refreshInstitutionsAtom,
  refreshUserAtom,
} from './session/session-updates'
export { hasSignedOutAtom } from './session/signed-out'
export { useContinue } from './session/use-continue'
export { may, useSession } from './session/use-session'
export { useSignOut } from './session/use-sign-out'
export { hiddenIdsAtom } from './storage/hidden-ids'
export {
  pathNearSavedPlace,
  type SavedPlace,
  savedPlaceAtom,
  savedPlaceQuery,
  useSavePlace,
} from './storage/saved-place'
export { type FilterSection, selectedFilterAtoms } from './storage/selected-filters'
export { clearStoredAtom, storedAtom } from './storage/stored-atom'
export { showToastAtom, toastAtom } from './toasts/toast-atoms'
export { versionWatch } from './version/version-watch'
