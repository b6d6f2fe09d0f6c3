import type { VideoKind } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the table of all videos. */
export const messages = defineMessages('admin/tables/videos', import.meta.glob('./locales/*.po'), {
  title: msg`All videos`,
  standfirst: msg`Discussions, contests and principal talks: drafts, in review, published and hidden.`,
  search: msg`Search by title, author or school`,
  name: msg`Title`,
  untitled: msg`Untitled video`,
  author: msg`Author`,
  kinds: {
    discussion: msg`Discussion`,
    contest: msg`Contest`,
    principal_talk: msg`Principal talk`,
  } satisfies Record<VideoKind, MessageDescriptor>,
  school: msg`School`,
  duration: msg`Length`,
  published: msg`Published`,
  contests: msg`Contests`,
})
