export type { SharedLabels } from '../../internal/shared-labels'
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider'
