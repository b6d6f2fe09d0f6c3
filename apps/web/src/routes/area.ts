import { AreaScreen, areaMeta, loadArea } from '@edbazaar/feature-listings/areas'

export const loader = loadArea
export const Component = AreaScreen
export const handle = { meta: areaMeta }
