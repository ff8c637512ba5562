import { BlogPage } from '../blog/blog-page.tsx'
import { PostPage } from '../blog/post-page.tsx'
import { screenFor } from '../navigation/screen-for.tsx'

export const screens = { blog: screenFor('blog', BlogPage), post: screenFor('post', PostPage) }
