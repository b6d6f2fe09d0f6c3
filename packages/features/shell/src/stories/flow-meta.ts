import { FlowPage, type FlowPageProps } from './FlowPage'
import { expectEveryRequestHandled, mockCalls } from './flow-network'

/**
 * The shared part of every flow's `meta`. Spread it and add `title` and `args`. A story fails if a
 * request has no handler.
 */
export const flowMeta = {
  component: FlowPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    /** Storybook's preview then provides the `StorySite`. */
    needsSite: true,
  },
  beforeEach: ({ args }: { args: Partial<FlowPageProps> }) => mockCalls(args.calls ?? []),
  afterEach: expectEveryRequestHandled,
}
