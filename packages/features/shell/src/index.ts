export { apiAtom, apiContext, type LoaderContext } from './api-context'
export {
  type EntityAction,
  EntityActionButtons,
  EntityActionsContext,
  type EntityActionTarget,
  useEntityActionHeadings,
} from './entity-actions'
export { formatWeekdays } from './format-weekdays'
export { importWithRetry } from './import-with-retry'
export { statusMeta } from './messages'
export { PageActions } from './page-actions/PageActions'
export { type PageFailure, statusOf } from './page-failure'
export { loadNotFound, pageLoader, pageNumberIn } from './page-loading'
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
export {
  ageRangeLabel,
  priceUnitLabel,
  productKindLabel,
  seatsAvailability,
  trainingModeLabel,
} from './product-labels'
export { publicUrlAtom } from './public-url'
export { RootErrorScreen, RootScreen } from './RootScreen'
export { RouterAnchor } from './RouterAnchor'
export { RouteLinks } from './route-link-context'
export { StatusScreen } from './StatusScreen'
export { type SavedPlace, savedPlaceAtom, useSavePlace } from './saved-place'
export {
  type ActionLook,
  type SchoolAction,
  SchoolActionButtons,
  SchoolActionsContext,
  type SchoolActionTarget,
  schoolActionTarget,
  useSchoolActionHeadings,
} from './school-actions'
export { imageSource, schoolAvailability, schoolCard } from './school-card'
export { factLabel, formatFact, safeWebsite } from './school-facts'
export {
  clearSelectedFiltersAtom,
  type FilterSection,
  type SelectedFilters,
  selectedFilterAtoms,
} from './selected-filters'
export { type SiteSettings, SiteSettingsContext, useSiteSettings } from './site-settings'
export { clearStoredAtom, storedAtom } from './stored-atom'
export { showToastAtom } from './toasts/toast-atoms'
export { todayInIndia } from './today'
export { topicNames } from './topic-names'
export { useAddress } from './use-address'
export { useIsBrowser } from './use-is-browser'
