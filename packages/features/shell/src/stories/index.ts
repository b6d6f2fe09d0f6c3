export type { FlowPageProps } from './FlowPage'
export type { FlowGuide } from './flow-guide'
export { flowMeta } from './flow-meta'
export {
  expectDialog,
  expectHeading,
  expectSending,
  expectText,
  fill,
  press,
} from './story-actions'
export { never, onPhone, refusal } from './story-fixtures'
