import { fallbackPictureIndex, type PostSummary } from '../../shared/blog/posts.ts'
import { remotePicture } from '../../shared/blog/remote-picture.ts'
import { useAssets } from '../contexts/site-context.ts'
import { Photo } from '../ui/photo.tsx'

type PostPictureProps = {
  post: PostSummary
  /** Names of the five bundled pictures for posts that have none. */
  fallbacks: readonly string[]
  sizes: string
  className?: string
  priority?: boolean
  /** Empty if the post's title is beside the picture. */
  alt?: string
}

/** A post's own picture, bundled or from the content service; otherwise a bundled picture chosen by the post's id. */
export function PostPicture({ post, fallbacks, sizes, className, priority = false, alt }: PostPictureProps) {
  const { pictures } = useAssets()
  const remote = post.image && remotePicture(post.image, post.imageSize)
  if (remote) {
    return (
      <picture className={className ? `photo ${className}` : 'photo'}>
        <img
          className="photo-image"
          {...remote}
          sizes={sizes}
          alt={alt ?? post.imageAltText ?? post.title}
          decoding="async"
          {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    )
  }
  const name = [post.picture, fallbacks[fallbackPictureIndex(post.id)]].find((candidate) => candidate && pictures[candidate])
  return name ? <Photo name={name} sizes={sizes} className={className} priority={priority} alt={alt} /> : null
}
