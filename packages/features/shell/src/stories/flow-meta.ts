import { http, myProfile } from '@edbazaar/api-client/testing'
import { FlowPage, type FlowPageProps } from './FlowPage'
import { expectEveryRequestHandled, mockCalls } from './flow-network'

/** The profile of the story's user, which replaces the stored user once per page load. */
const profileCalls = (user: FlowPageProps['user'] = 'visitor') =>
  user === 'visitor'
    ? []
    : [http.get('/users/my-profile', ({ response }) => response(200).json(myProfile(user)))]

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
  beforeEach: ({ args: { calls = [], user } }: { args: Partial<FlowPageProps> }) =>
    mockCalls([...calls, ...profileCalls(user)]),
  afterEach: expectEveryRequestHandled,
}
