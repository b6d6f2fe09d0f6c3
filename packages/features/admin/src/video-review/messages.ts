import type { VideoReview } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the review of a video. */
export const messages = defineMessages('admin/video-review', import.meta.glob('./locales/*.po'), {
  pageTitle: msg`Review video`,
  description: msg`A video, what changed in it, and the decision.`,
  back: msg`All videos`,
  loading: msg`Loading the video`,
  untitled: msg`Untitled video`,
  kinds: {
    discussion: msg`Discussion`,
    contest: msg`Contest`,
    principal_talk: msg`Principal talk`,
  } satisfies Record<VideoReview['kind'], MessageDescriptor>,
  by: (name: string) => msg`By ${name}`,
  editorial: msg`Editorial video`,
  of: (school: string) => msg`From ${school}`,
  open: msg`Open the public page`,
  authorNew: (count: number) =>
    msg`${plural(count, { one: `# video approved so far`, other: `# videos approved so far` })}`,
  copied: (percent: number) => msg`${percent}% of the words are also in`,
  pupils: {
    none: msg`No pupils can be recognised`,
    agreed: msg`Pupils can be recognised; the author says that their parents have agreed`,
    unknown: msg`The author has not said whether pupils can be recognised`,
  },
  synthetic: msg`AI-generated or altered media`,

  fields: {
    file: msg`Video`,
    title: msg`Title`,
    summary: msg`Summary`,
    description: msg`Description`,
    speakers: msg`Speakers`,
    captions: msg`Transcript`,
    url: msg`URL`,
    pupils: msg`Pupils`,
    has_synthetic_media: msg`AI-generated or altered media`,
  },

  video: msg`Video`,
  noFile: msg`No video has been uploaded yet.`,
  download: msg`Download the video`,
  revision: (n: number, clock: string) => msg`Revision ${n}, ${clock}`,
  text: msg`Description`,
  transcript: msg`Transcript`,
  noTranscript: msg`There are no captions.`,
  playFrom: (clock: string) => msg`Play from ${clock}`,

  remarks: msg`Remarks`,
  noRemarks: msg`No remarks yet.`,
  at: (clock: string) => msg`At ${clock}`,
  whole: msg`The whole video`,
  unsent: msg`Not sent yet`,
  resolved: msg`Resolved`,
  openRemark: msg`Not resolved`,
  removeRemark: msg`Remove remark`,
  remarkHere: (clock: string) => msg`Add a remark at ${clock}`,
  remarkAll: msg`Add a remark on the whole video`,
  addRemark: msg`Add remark`,

  send: (count: number) =>
    msg`${plural(count, { 0: `Send`, one: `Send with # remark`, other: `Send with # remarks` })}`,
  notInReview: msg`This video is not waiting for a decision. Hide or remove it in the table of all videos.`,
  own: msg`This is your video. Another admin must decide.`,

  place: msg`On the site`,
  featured: msg`Featured`,
  featuredHint: msg`Comes first in the lists of videos.`,
  comments: msg`Comments`,
  commentsHint: msg`Readers can comment on this discussion.`,
  placed: msg`Saved`,
})
