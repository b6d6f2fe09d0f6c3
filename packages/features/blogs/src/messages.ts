import { formatCount } from '@edbazaar/ui/formatting'

/** Texts of the blog list and the blog pages. */
export const messages = {
  title: 'Blogs',
  standfirst:
    'Practical articles for parents on admissions, boards, fees and more, written by people who work in education.',
  description:
    'Blogs for parents in India: nursery age, boards compared, fee sheets, the RTE quota, tuition, screen time, safety and special needs, each readable in a few minutes.',
  topics: 'Topics',
  all: 'All',
  featured: 'Featured',
  latest: 'Latest',
  ofTopic: (topic: string) => `Blogs: ${topic}`,
  descriptionOf: (topic: string, total: number) =>
    `${formatCount(total)} ${total === 1 ? 'blog' : 'blogs'} for parents in India. Topic: ${topic}.`,
  minutes: (minutes: number) => `${minutes} min read`,
  emptyTitle: 'No blogs on this topic yet',
  emptyText: 'Browse the other topics, or see all blogs.',
  pastTheEndTitle: 'There are no blogs on this page',
  pastTheEndText: 'The list has fewer pages. Start with the latest blogs.',
  allBlogs: 'All blogs',
  by: 'By',
  updated: (day: string) => `Updated on ${day}`,
  contents: 'In this blog',
  author: 'About the author',
  tags: 'Tags',
  related: 'Related blogs',
} as const
