#!/usr/bin/env bash
# A real IMAP server on loopback, for tests: Dovecot from Debian's packages
#   apt-get install -y --no-install-recommends dovecot-imapd   (about 10 s)
#   imap-server.sh start DIR PORT    prints its address; every user name has the password `testing` and a mailbox
#   imap-server.sh stop DIR
set -euo pipefail
dir=$(realpath -m "$2")
if [ "$1" = stop ]; then
  if [ -f "$dir/run/master.pid" ]; then kill "$(cat "$dir/run/master.pid")" 2>/dev/null || true; fi
  exit 0
fi
port=$3; user=$(id -un)
mkdir -p "$dir"/{run,mail}
# Dovecot refuses to read mails as root
if [ "$user" = root ]; then owner=mail; chown -R mail:mail "$dir/mail"; chmod 755 "$dir"; else owner=$user; fi
uid=$(id -u "$owner"); gid=$(id -g "$owner")
cat >"$dir/dovecot.conf" <<C
protocols = imap
listen = 127.0.0.1
base_dir = $dir/run
log_path = $dir/log
ssl = no
disable_plaintext_auth = no
default_internal_user = $owner
default_internal_group = $(id -gn "$owner")
default_login_user = $owner
first_valid_uid = 1
first_valid_gid = 1
mail_uid = $uid
mail_gid = $gid
mail_location = maildir:$dir/mail/%u
passdb {
  driver = static
  args = nopassword=no password=testing
}
userdb {
  driver = static
  args = uid=$uid gid=$gid home=$dir/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = $port
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
C
dovecot -c "$dir/dovecot.conf"
for _ in $(seq 100); do
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then echo "imap://{user}:testing@127.0.0.1:$port/INBOX"; exit 0; fi
  sleep 0.1
done
echo "Dovecot does not answer; see $dir/log" >&2
exit 1
