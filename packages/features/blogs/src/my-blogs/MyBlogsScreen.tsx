import { type MyBlogList, permissions } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import {
  OwnContent,
  ownContentMessages,
  ownDateOf,
  ownStatusOf,
} from '@edbazaar/feature-editing/own-content'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ArticleCard } from '@edbazaar/ui/ArticleCard'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { useLoaderData } from 'react-router-dom'
import { messages } from './messages'
import { myBlogsUrl } from './my-blogs-state'
import { NewBlog } from './NewBlog'

/** The user's own blogs: drafts, in review, published. */
export function MyBlogsScreen() {
  const list = useLoaderData<MyBlogList | null>()
  return (
    <PrivatePage loaded={list} skeleton={<MyBlogs />} permission={permissions.blogs}>
      {(loaded) => <MyBlogs list={loaded} />}
    </PrivatePage>
  )
}

/** Without a list while it loads. */
function MyBlogs({ list }: { list?: MyBlogList }) {
  const t = useMessages(messages)
  return (
    <OwnContent
      kind="blog"
      texts={messages}
      url={myBlogsUrl}
      list={list}
      above={<Link href={accountPaths.myVideos}>{t(messages.toVideos)}</Link>}
      actions={<NewBlog />}
      renderItem={(blog) => <BlogCard blog={blog} />}
      elsewhere={
        <ButtonLink href={paths.blogs} variant="act">
          {t(messages.readBlogs)}
        </ButtonLink>
      }
    />
  )
}

function BlogCard({ blog }: { blog: MyBlogList['data'][number] }) {
  const t = useMessages(messages, ownContentMessages)
  const { open_comments: comments } = blog
  const { updated, publishedOn, scheduledFor } = messages
  const date = ownDateOf(blog, { updated, publishedOn, scheduledFor })
  return (
    <ArticleCard
      href={accountPaths.editBlog(blog.id)}
      title={blog.title || t(messages.untitled)}
      image={imageSource(blog.image)}
      kicker={[...ownStatusOf(blog), ...(comments > 0 ? [messages.openComments(comments)] : [])]
        .map(t)
        .join(', ')}
      byline={t(date)}
      actions={blog.is_public && <Link href={paths.blog(blog.url)}>{t(messages.read)}</Link>}
      look="beside"
      level={2}
    />
  )
}
