import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination'
import { guide } from './Pagination.guide'

const meta = {
  component: Pagination,
  parameters: { guide },
  args: {
    page: 1,
    lastPage: 3,
    perPage: 20,
    total: 48,
    hrefOf: (page: number) => `/schools?page=${page}`,
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–20 of 48')).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next')
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  },
}

export const Middle: Story = { args: { page: 5, lastPage: 12, total: 231 } }

export const Last: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41–48 of 48')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev')
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
  },
}

export const OnePage: Story = {
  args: { lastPage: 1, total: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–8 of 8')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const MillionOnAPhone: Story = {
  args: { page: 500, lastPage: 1000, total: 1378893, isTotalExact: false },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Middle, globals: { theme: 'dark' } }

export const InHindi: Story = {
  args: {
    page: 2,
    lang: 'hi',
    label: 'पृष्ठ',
    labels: {
      results: (first, last, all) => `${all} में से ${first}–${last}`,
      page: (number) => `पृष्ठ ${number}`,
      previous: 'पिछला',
      next: 'अगला',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48 में से 21–40')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'पृष्ठ 3' })).toHaveAttribute(
      'href',
      '/schools?page=3',
    )
    await expect(canvas.getByRole('link', { name: 'पिछला' })).toHaveAttribute('rel', 'prev')
    await expect(canvas.getByRole('link', { name: 'अगला' })).toHaveAttribute('rel', 'next')
  },
}
