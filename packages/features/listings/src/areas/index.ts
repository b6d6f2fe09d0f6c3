export { AreaScreen } from './AreaScreen'
export { areaMeta } from './area-meta'
export { loadArea } from './load-area'
