import { sampleImage } from '@edbazaar/feature-catalogue-ui/contest-answers/sample'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from './enter.guide'
import { enterCalls, imageQuestion, sampleEntry, sampleForm, sentEntry } from './enter-sample'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Videos/Enter a contest',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/video/contests/:url/enter', ...page }],
    path: '/video/contests/invent-from-scrap/enter',
    user: {},
    calls: enterCalls(sampleForm()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const WhoTakesPart: Story = { play: () => expectText('Who takes part?') }

export const Draft: Story = {
  args: { calls: enterCalls(sampleForm([sampleEntry()])) },
  play: () => expectText('Send the entry'),
}
export const DraftOnAPhone: Story = { ...Draft, globals: onPhone }

/** One image is uploaded, and one more may be. */
export const Images: Story = {
  args: {
    calls: enterCalls({
      ...sampleForm([sampleEntry({ images: [sampleImage()] })]),
      questions: [imageQuestion],
    }),
  },
  play: () => expectText('Photos of the machine'),
}
export const ImagesOnAPhone: Story = { ...Images, globals: onPhone }

export const Sent: Story = {
  args: { calls: enterCalls(sampleForm([sentEntry()])) },
  play: () => expectText('You can change it until the contest closes.'),
}

export const Disqualified: Story = {
  args: {
    calls: enterCalls(
      sampleForm([sentEntry({ state: 'disqualified', reason: 'It was bought in a shop.' })], {
        state: 'closed',
      }),
    ),
  },
  play: () => expectText(/It was bought in a shop\./),
}

export const Won: Story = {
  args: {
    calls: enterCalls(sampleForm([sentEntry({ prize: 'First prize' })], { state: 'announced' })),
  },
  play: () => expectText('Won: First prize'),
}
