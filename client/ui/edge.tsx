/** The trade's edge: picket tops, foam. Twice a page at most, under the hero and above the close. */
export const Edge = () => <div className="edge" aria-hidden />
