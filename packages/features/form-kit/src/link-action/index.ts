export { LinkActionScreen } from './LinkActionScreen'
export type { Link } from './link-schema'
export { loadLinkSchema } from './load-link-schema'
