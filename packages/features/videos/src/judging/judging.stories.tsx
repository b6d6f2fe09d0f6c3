import { sampleImage } from '@edbazaar/feature-catalogue-ui/contest-answers/sample'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { imageQuestion } from '../enter/enter-sample'
import { page } from './index'
import { guide } from './judging.guide'
import { judgingCalls, sampleJudging } from './judging-sample'

const meta = {
  ...flowMeta,
  title: 'Flows/Videos/Judge a contest',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/judging/:id', ...page }],
    path: '/judging/9',
    user: {},
    calls: judgingCalls(sampleJudging()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = { play: () => expectText('1 of 2 entries done') }
export const EntriesOnAPhone: Story = { ...Entries, globals: onPhone }

export const Images: Story = {
  args: {
    calls: judgingCalls(
      sampleJudging({
        questions: [imageQuestion],
        data: sampleJudging().data.map((entry) => ({
          ...entry,
          images: [sampleImage(), sampleImage({ id: 6 })],
        })),
      }),
    ),
  },
  play: async () => {
    await expect((await screen.findAllByText('Photos of the machine'))[0]).toBeVisible()
  },
}

export const NotClosedYet: Story = {
  args: {
    calls: judgingCalls(
      sampleJudging({ can_score: false, answered: 0, first_open_page: null, data: [], total: 0 }),
    ),
  },
  play: () => expectText(/Entries can be judged after the contest has closed/),
}
