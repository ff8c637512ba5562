import { BlogPage } from '../pages/blog-page.tsx'
import { PostPage } from '../pages/post-page.tsx'
import { screenFor } from '../screen-for.tsx'

export const screens = { blog: screenFor('blog', BlogPage), post: screenFor('post', PostPage) }
