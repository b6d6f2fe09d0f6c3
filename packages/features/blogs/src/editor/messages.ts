import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the page on which a blog is written. */
export const messages = defineMessages('blogs/editor', import.meta.glob('./locales/*.po'), {
  pageTitle: msg`Edit blog`,
  description: msg`Write a blog for EdBazaar.`,
  back: msg`My Blogs`,
  loading: msg`Loading the blog`,

  length: (words: number, minutes: number) =>
    msg`${plural(words, { one: `# word`, other: `# words` })}, ${minutes} min`,

  title: msg`Title`,
  titlePlaceholder: msg`Title`,
  text: msg`Text`,
  topic: msg`Topic`,
  tags: msg`Tags`,
  addTag: msg`Add tag`,
  tagHint: msg`Press Enter to add it`,
  removeTag: msg`remove`,
  tagsOf: (count: number) => msg`${count} of 5`,
  coverDrawn: msg`Cover generated from the title`,
  coverOwn: msg`Cover`,
  uploadCover: msg`Upload image`,
  replaceCover: msg`Replace image`,
  removeCover: msg`Remove image`,
  imageTooLarge: msg`This image is larger than 10 MB. Choose a smaller one.`,

  preview: msg`Preview`,
  settings: msg`Settings`,
  actions: msg`Blog`,

  ready: msg`Before you submit`,
  readySummary: msg`Summary`,
  readySummaryTodo: msg`Add up to 160 characters`,
  readyImages: msg`Images have alt text`,
  readyLinks: msg`Links`,
  readyCount: (done: number, all: number) => msg`${done} of ${all}`,
  readyLength: (count: number) =>
    msg`${plural(count, { one: `# character`, other: `# characters` })}`,
  words: (count: number) => msg`${plural(count, { one: `# word`, other: `# words` })}`,
  readyWords: (count: number) => msg`${count} of at least 50 words`,
  readyTitleTodo: msg`Add at least 3 characters`,
  readyTagsTodo: msg`Optional, up to 5`,
  readyCover: msg`Cover`,
  readyCoverText: msg`Generated, or upload your own`,
  readyNoImages: msg`No images`,
  readyNewLinks: (count: number, max: number) => msg`${count} of ${max} for new authors`,
  readyAnyLinks: (count: number) => msg`${plural(count, { one: `# link`, other: `# links` })}`,
  done: msg`Done`,
  todo: msg`To do`,
  reviewNote: msg`We review your first three blogs before they are published. Later ones are published at once, unless a check finds something.`,

  comments: msg`Comments`,
  commentOn: (paragraph: number) => msg`Paragraph ${paragraph}`,
  commentOnAll: msg`The whole blog`,
  anAdmin: msg`An admin`,
  resolve: msg`Mark as resolved`,
  reopen: msg`Open again`,
  resolved: msg`Resolved`,
  show: msg`Show in the text`,
})
