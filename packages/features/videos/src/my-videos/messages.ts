import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'
import type { VideoStatus } from './my-videos-state'

/** Texts of the user's own videos. */
export const messages = defineMessages('videos/my-videos', import.meta.glob('./locales/*.po'), {
  title: msg`My Videos`,
  standfirst: msg`Discussions and principal talks that you have uploaded, and their status.`,
  toBlogs: msg`My Blogs`,
  tabsLabel: msg`Status`,
  all: msg`All`,
  tabs: {
    draft: msg`Drafts`,
    review: msg`In review`,
    changes: msg`Changes asked`,
    published: msg`Published`,
    removed: msg`Removed`,
  } satisfies Record<VideoStatus, MessageDescriptor>,
  states: {
    draft: msg`Draft`,
    review: msg`In review`,
    changes: msg`Changes asked`,
    published: msg`Published`,
    removed: msg`Removed`,
  } satisfies Record<VideoStatus, MessageDescriptor>,
  kinds: {
    discussion: msg`Discussion`,
    contest: msg`Contest`,
    principal_talk: msg`Principal talk`,
  },
  updated: (day: string) => msg`updated on ${day}`,
  publishedOn: (day: string) => msg`published on ${day}`,
  scheduledFor: (day: string) => msg`scheduled for ${day}`,
  emptyTitle: msg`You have not uploaded a video yet`,
  emptyText: msg`Your drafts, videos in review and published videos will appear here.`,
  emptyOf: {
    draft: msg`You have no drafts`,
    review: msg`You have no videos in review`,
    changes: msg`None of your videos needs changes`,
    published: msg`You have no published videos yet`,
    removed: msg`You have no removed videos`,
  } satisfies Record<VideoStatus, MessageDescriptor>,
  watchVideos: msg`Watch videos`,
  addDiscussion: msg`Add a discussion`,
  addTalk: msg`Add a principal talk`,
  addFailed: msg`The video could not be started. Try again.`,
  untitled: msg`Untitled video`,
  watch: msg`Watch it`,
  staysPublic: msg`the published version is public`,
  openRemarks: (count: number) =>
    msg`${plural(count, { one: `# open remark`, other: `# open remarks` })}`,
  showAll: msg`Show all`,
  pastTheEnd: msg`There are no videos on this page`,
  firstPage: msg`Go to the first page`,
  loading: msg`Loading your videos`,
})
