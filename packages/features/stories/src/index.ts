export type { FlowPageProps } from './FlowPage'
export { flowMeta } from './flow-meta'
export { never, onPhone, refusal } from './story-parts'
