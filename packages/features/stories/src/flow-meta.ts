import { FlowPage, type FlowPageProps } from './FlowPage'
import { expectEveryCallAnswered, mockCalls } from './flow-network'

/**
 * What the stories of every flow have in common; spread it into their `meta`, and say `title` and
 * `args` there. A call that nothing answers fails the story.
 */
export const flowMeta = {
  component: FlowPage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
  },
  beforeEach: ({ args }: { args: Partial<FlowPageProps> }) => mockCalls(args.calls ?? []),
  afterEach: expectEveryCallAnswered,
}
