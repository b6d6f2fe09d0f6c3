import { formatCount } from '@edbazaar/ui/formatting'

/** Every sentence of the blogs. */
export const messages = {
  title: 'Blogs',
  standfirst:
    'Admissions, boards, fees and all that comes after: written for parents, by people who do it every day.',
  description:
    'Blogs for parents in India: nursery age, boards compared, fee sheets, the RTE quota, tuition, screens, safety and special needs, each in a few minutes.',
  topics: 'Topics',
  all: 'All',
  featured: 'Featured',
  latest: 'Latest',
  ofTopic: (topic: string) => `Blogs: ${topic}`,
  descriptionOf: (topic: string, total: number) =>
    `${formatCount(total)} ${total === 1 ? 'blog' : 'blogs'} for parents in India. Topic: ${topic}.`,
  minutes: (minutes: number) => `${minutes} min read`,
  emptyTitle: 'Nothing is written here yet',
  emptyText: 'There is something to read under other topics.',
  pastTheEndTitle: 'This page is past the end of the list',
  pastTheEndText: 'Begin with the latest.',
  allBlogs: 'All blogs',
  by: 'By',
  published: 'Published',
  updated: (day: string) => `Changed on ${day}`,
  contents: 'In this blog',
  author: 'Who wrote it',
  tags: 'Also about',
  readOn: 'Read on',
} as const
