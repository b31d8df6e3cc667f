/** How a match of this game is over soonest, for tests that play many of them. */
export default { options: { variant: 'kittens' } };
