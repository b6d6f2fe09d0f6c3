import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BotIcon, FlaskConicalIcon, SigmaIcon } from '../Icon/category-icons'
import { BookOpenIcon } from '../Icon/icons'
import { IndexEntry, IndexEntrySkeleton, IndexList } from './IndexList'
import { guide } from './IndexList.guide'

const meta = {
  component: IndexList,
  subcomponents: { IndexEntry, IndexEntrySkeleton },
  parameters: { guide },
  args: {
    title: 'Popular Tuitions',
    href: '/beyond-school/tuitions',
    children: (
      <>
        <IndexEntry href="?filter_ids=35" icon={<SigmaIcon />} label="Mathematics" count={1412} />
        <IndexEntry href="?filter_ids=26" icon={<FlaskConicalIcon />} label="Science" count={388} />
        <IndexEntry href="?filter_ids=27" icon={<BookOpenIcon />} label="English" count={0} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <h2>Popular categories</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof IndexList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: /Mathematics/ })
    await expect(entry).toHaveTextContent('1,412')
    await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const WithoutCounts: Story = {
  args: { children: <IndexEntry href="?filter_ids=70" icon={<BotIcon />} label="Robotics" /> },
}

export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: (
      <>
        <IndexEntrySkeleton icon={<SigmaIcon />} />
        <IndexEntrySkeleton icon={<FlaskConicalIcon />} />
        <IndexEntrySkeleton icon={<BookOpenIcon />} />
      </>
    ),
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    children: (
      <>
        <IndexEntry
          href="?filter_ids=36"
          icon={<SigmaIcon />}
          label="हिन्दी व्याकरण, निबंध लेखन और प्रतियोगी परीक्षाओं की तैयारी"
          count={174}
        />
        <IndexEntry
          href="?filter_ids=37"
          icon={<FlaskConicalIcon />}
          label="Engineering and medical entrance examinations, Class 9 to 12"
          count={123456}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
