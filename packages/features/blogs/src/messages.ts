import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the blog list and the blog pages. */
export const messages = defineMessages('blogs', import.meta.glob('./locales/*.po'), {
  title: msg`Blogs`,
  standfirst: msg`Practical articles for parents on admissions, boards, fees and more, written by people who work in education.`,
  description: msg`Blogs for parents in India: nursery age, boards compared, fee sheets, the RTE quota, tuition, screen time, safety and special needs, each readable in a few minutes.`,
  topics: msg`Topics`,
  all: msg`All`,
  featured: msg`Featured`,
  latest: msg`Latest`,
  ofTopic: (topic: string) => msg`Blogs: ${topic}`,
  descriptionOf: (topic: string, total: number) =>
    msg`${plural(total, { one: `# blog for parents in India. Topic: ${topic}.`, other: `# blogs for parents in India. Topic: ${topic}.` })}`,
  minutes: (minutes: number) => msg`${minutes} min read`,
  emptyTitle: msg`No blogs on this topic yet`,
  emptyText: msg`Browse the other topics, or see all blogs.`,
  pastTheEndTitle: msg`There are no blogs on this page`,
  pastTheEndText: msg`The list has fewer pages. Start with the latest blogs.`,
  allBlogs: msg`All blogs`,
  by: msg`By`,
  updated: (day: string) => msg`Updated on ${day}`,
  contents: msg`In this blog`,
  author: msg`About the author`,
  tags: msg`Tags`,
  related: msg`Related blogs`,
  byProvider: msg`Written by the provider`,
  syntheticMedia: msg`Contains AI-generated or altered media`,
})
