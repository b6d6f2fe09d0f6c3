import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the review of a blog. */
export const messages = defineMessages('admin/blog-review', import.meta.glob('./locales/*.po'), {
  pageTitle: msg`Review blog`,
  description: msg`The text of a blog, what changed in it, and the decision.`,
  back: msg`All blogs`,
  loading: msg`Loading the blog`,
  untitled: msg`Untitled blog`,
  by: (name: string) => msg`By ${name}`,
  open: msg`Open the public page`,
  authorNew: (count: number) =>
    msg`${plural(count, { one: `# blog approved so far`, other: `# blogs approved so far` })}`,
  copied: (percent: number) => msg`${percent}% of the text is also in`,

  fields: {
    title: msg`Title`,
    summary: msg`Summary`,
    topic: msg`Topic`,
    tags: msg`Tags`,
    cover: msg`Cover`,
    url: msg`URL`,
    is_by_provider: msg`Written by the provider`,
    has_synthetic_media: msg`AI-generated or altered media`,
    body: msg`Text`,
  },

  text: msg`Text`,
  revision: (n: number, words: number) =>
    msg`Revision ${n}, ${plural(words, { one: `# word`, other: `# words` })}`,
  removedBlock: msg`Removed`,
  newBlock: msg`New`,
  paragraph: (n: number) => msg`Paragraph ${n}`,
  whole: msg`The whole blog`,
  comment: (n: number) => msg`Comment on paragraph ${n}`,
  commentShort: msg`Comment`,
  commentAll: msg`Comment on the whole blog`,
  commentHint: msg`Select words first to quote them.`,
  addComment: msg`Add comment`,
  comments: msg`Comments`,
  unsent: msg`Not sent yet`,
  resolved: msg`Resolved`,
  openComment: msg`Not resolved`,
  removeComment: msg`Remove comment`,
  noComments: msg`No comments yet.`,

  send: (count: number) =>
    msg`${plural(count, { 0: `Send`, one: `Send with # comment`, other: `Send with # comments` })}`,
  notInReview: msg`This blog is not waiting for a decision. Hide or remove it in the table of all blogs.`,
  own: msg`You wrote this blog. Another admin must decide.`,

  place: msg`On the site`,
  featured: msg`Featured`,
  featuredHint: msg`Shown at the top of all blogs.`,
  authorNote: msg`About the author`,
  authorNoteHint: msg`One line below the name, on the page of this blog. It may be empty.`,
  saveNote: msg`Save`,
  placed: msg`Saved`,
})
