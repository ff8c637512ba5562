/** A five-star rating. */
export function Stars() {
  return <div className="stars" role="img" aria-label="5 out of 5 stars" />
}
