export { apiAtom, apiContext, type LoaderContext } from './api-context'
export { daysWords } from './days-words'
export { factName, factText, safeWebsite } from './fact-words'
export { statusMeta } from './messages'
export { audienceWords, kindWord, modeWords, seatsWords, unitWords } from './offer-words'
export { PageActions } from './page-actions/PageActions'
export { type PageFailure, statusOf } from './page-failure'
export { loadNothing, pageLoader, pageNumberIn } from './page-loading'
export {
  documentDescription,
  documentTitle,
  hasMeta,
  type JsonLd,
  type PageMeta,
  type RouteHandle,
  siteName,
} from './page-meta'
export { paths } from './paths'
export { patiently } from './patient-import'
export { publicUrlAtom } from './public-url'
export { RootErrorScreen, RootScreen } from './RootScreen'
export { RouterAnchor } from './RouterAnchor'
export { placeAtom, type RememberedPlace, useRememberedPlace } from './remembered-place'
export { RouteLinks } from './route-link-context'
export { StatusScreen } from './StatusScreen'
export {
  type ActedSchool,
  type ActionLook,
  actedSchool,
  type SchoolAction,
  SchoolActionsContext,
  SchoolButtons,
  useActionHeads,
} from './school-actions'
export { availabilityWords, pictureSource, schoolCard } from './school-card'
export {
  clearSelectedFiltersAtom,
  type FilterSection,
  type SelectedFilters,
  selectedFilterAtoms,
} from './selected-filters'
export { type SiteSettings, SiteSettingsContext, useSiteSettings } from './site-settings'
export { clearStoredAtom, storedAtom } from './stored-atom'
export {
  type ActedThing,
  type ThingAction,
  ThingActionsContext,
  ThingButtons,
  useThingHeads,
} from './thing-actions'
export { showToastAtom } from './toasts/toast-atoms'
export { todayInIndia } from './today'
export { topicNames } from './topic-names'
export { useAddress } from './use-address'
export { useIsBrowser } from './use-is-browser'
