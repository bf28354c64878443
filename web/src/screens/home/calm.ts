// Doing something whenever there is a reason to, but not too often.

/** Does *act* at once when called; what is called for again within *pause* is done once, after it. */
export function calmly(act: () => void, pause: number): () => void {
  let resting = false;
  let wanted = false;
  return function go(): void {
    wanted = resting;
    if (resting) return;
    resting = true;
    setTimeout(() => {
      resting = false;
      if (wanted) go();
    }, pause);
    act();
  };
}
