import type { OwnContentState } from '@edbazaar/feature-editing/own-content'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the user's own videos. */
export const messages = defineMessages('videos/my-videos', import.meta.glob('./locales/*.po'), {
  title: msg`My Videos`,
  standfirst: msg`Discussions and principal talks that you have uploaded, and their status.`,
  toBlogs: msg`My Blogs`,
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
  } satisfies Record<NonNullable<OwnContentState['status']>, MessageDescriptor>,
  watchVideos: msg`Watch videos`,
  addDiscussion: msg`Add a discussion`,
  addTalk: msg`Add a principal talk`,
  untitled: msg`Untitled video`,
  watch: msg`Watch it`,
  openRemarks: (count: number) =>
    msg`${plural(count, { one: `# open remark`, other: `# open remarks` })}`,
  pastTheEnd: msg`There are no videos on this page`,
  loading: msg`Loading your videos`,
})
